import { createContext, use } from 'react';
import type { Params, ParamsOf } from './address.ts';
import type { Path } from './links.ts';

/** The values in the page's address for the `:names` of its path. */
export const ParamsContext = createContext<Params>({});

/** `useParams<'/learn/:id'>()`, with the path of the screen that asks. */
export const useParams = <At extends Path>() => use(ParamsContext) as ParamsOf<At>;
