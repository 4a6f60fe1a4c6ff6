/** More labels than any domain of our tables has. */
const MOST_LABELS = 5;

/** The last labels of a host, longest run first: `a.b.com` → a.b.com, b.com, com. Hosts of a thousand labels cost no more than others. */
export function hostEndings(host: string): readonly string[] {
  const endings: string[] = [];
  for (let end = host.length; end > 0 && endings.length < MOST_LABELS; ) {
    end = host.lastIndexOf('.', end - 1);
    endings.unshift(host.slice(end + 1));
  }
  return endings;
}
