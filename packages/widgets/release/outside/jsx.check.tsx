import '@scamguard/widgets/react';

/** Code that a compiler must take, and code that it must refuse. */
export const right = (
  <scamguard-verify
    kinds="link"
    theme="auto"
    lang="yo"
    onscamguard-result={({ detail }) => (detail.type === 'verdict' ? detail.riskLevel : 0)}
  />
);
// @ts-expect-error -- there is no such theme
export const wrongTheme = <scamguard-alerts theme="blue" />;
// @ts-expect-error -- only the check has kinds
export const wrongElement = <scamguard-tip kinds="link" />;
// @ts-expect-error -- no event has that detail
export const wrongDetail = <scamguard-sos onscamguard-error={({ detail }) => detail.riskLevel} />;
