import { linkTo } from '../screen/links.ts';
import { onlyCountryOf, operatorNamed } from './operator-named.ts';

/**
 * First aid for what is gone, for the customer of the operator that was named.
 *
 * @param told what the visitor wrote, the newest last.
 */
export function firstAidAddress(lost: readonly string[], told: readonly string[]): string {
  const operator = operatorNamed(told);
  const country = operator && onlyCountryOf(operator);
  const query = [
    ...(lost.length > 0 ? [`lost=${lost.join(',')}`] : []),
    ...(operator ? [`operator=${operator}`] : []),
    ...(country ? [`country=${country}`] : []),
  ];
  return query.length > 0 ? `${linkTo('/urgence')}?${query.join('&')}` : linkTo('/urgence');
}
