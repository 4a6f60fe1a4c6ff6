/** How long a finding may be borne that has no update yet, in days. */
const LONGEST_DAYS = 30;
const DAY_MS = 86_400_000;
const SERIOUS = new Set(['high', 'critical']);

/**
 * The meaning of an audit of dependencies for the person who lands a change.
 *
 * @param {string} printed what `pnpm audit --json` printed; anything else than its report means that nobody answered.
 * @param {{ id: string, reason: string, until: string }[]} accepted findings that are borne: the advisory's GHSA id, why, and the last
 * day (`YYYY-MM-DD`).
 * @param {string} today
 * @returns {{ isAnswered: boolean, problems: string[], line: string }}
 */
export function judgeAudit(printed, accepted, today) {
  const wrong = accepted.flatMap((entry) => wrongIn(entry, today));
  const advisories = readAdvisories(printed);
  if (!advisories)
    return { isAnswered: false, problems: wrong, line: 'no answer from the registry: not audited' };
  const borne = new Set(accepted.filter(({ until }) => until >= today).map(({ id }) => id));
  const serious = advisories.filter(({ severity }) => SERIOUS.has(severity));
  const open = serious.filter(({ github_advisory_id: id }) => !borne.has(id));
  return {
    isAnswered: true,
    problems: [...wrong, ...open.map(told)],
    line: `audited: ${serious.length} high or critical, ${serious.length - open.length} of them listed with a reason; ${advisories.length - serious.length} lesser`,
  };
}

function readAdvisories(printed) {
  try {
    return Object.values(JSON.parse(printed).advisories);
  } catch {
    return undefined;
  }
}

const told = ({ github_advisory_id: id, severity, module_name: name, title, patched_versions: mended }) =>
  `${id} (${severity}) ${name}: ${title}; mended in ${mended}`;

/** An entry is for a while only: it needs a reason and an end that is near. */
function wrongIn({ id, reason, until }, today) {
  if (!/^GHSA(-[\da-z]{4}){3}$/.test(id ?? '')) return [`${id}: is no GHSA id`];
  if (!reason) return [`${id}: has no reason`];
  const days = (Date.parse(until) - Date.parse(today)) / DAY_MS;
  if (Number.isNaN(days) || days > LONGEST_DAYS) return [`${id}: needs an end within ${LONGEST_DAYS} days`];
  return days < 0 ? [`${id}: is over since ${until}`] : [];
}
