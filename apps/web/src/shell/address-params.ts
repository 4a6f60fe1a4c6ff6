import { createContext, use } from 'react';
import type { Params } from '../page.ts';

/** What the address of the page says in the places of its pattern's `:names`. */
export const ParamsContext = createContext<Params>({});

export const useParams = (): Params => use(ParamsContext);
