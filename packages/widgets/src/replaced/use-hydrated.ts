/** In the place of ui's hook: a widget is drawn by its own script and never taken over from a server. */
export const useHydrated = () => true;
