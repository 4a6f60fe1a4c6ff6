import { createContext, use } from 'react';
import type { Params, ParamsOf } from './address.ts';
import type { Path } from './links.ts';

/** What the address of the page says in the places of its path's `:names`. */
export const ParamsContext = createContext<Params>({});

/** `useParams<'/learn/:id'>()`, with the path of the screen that asks. */
export const useParams = <At extends Path>() => use(ParamsContext) as ParamsOf<At>;
