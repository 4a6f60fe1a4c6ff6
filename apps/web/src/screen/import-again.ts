/**
 * Fetches a module. If that fails, it fetches it once more under another address. Browsers remember an address whose module could
 * not be fetched (HTML standard, "fetch a single module script"; Chromium from 150 on). A second press would then fail for ever,
 * even when the network is back.
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
