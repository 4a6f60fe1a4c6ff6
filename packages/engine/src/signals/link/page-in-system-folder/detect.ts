import { SYSTEM_FOLDERS } from '../../../knowledge/system-folders.ts';
import { ABSENT, seen, signal } from '../../signal.ts';
import { definition } from './definition.ts';

/** Burglars put their page where the owner of a site never looks. */
export const pageInSystemFolder = signal(definition, ({ address, spanOf }) => {
  const path = address.path.toLowerCase();
  const folder = SYSTEM_FOLDERS.find((name) => path.includes(name));
  if (address.kind !== 'web' || folder === undefined || !/(?:\.(?:php\d?|html?|zip)|\/)$/.test(path))
    return ABSENT;
  return seen({ folder }, { span: spanOf(folder) });
});
