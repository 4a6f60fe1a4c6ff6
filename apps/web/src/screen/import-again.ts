/**
 * Fetches a module; where that fails, once more under another address. Browsers remember by its address that a module could not be fetched
 * (HTML standard, "fetch a single module script"; Chromium from 150 on): a second press would fail for ever, also when the network is back.
 *
 * @throws what `load` throws, where the module cannot be had now or its address is not told.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\S+\.js/.exec(String(error)) ?? [];
    if (!address) throw error;
    return import(/* @vite-ignore */ `${address}?again=${Date.now()}`);
  }
}
