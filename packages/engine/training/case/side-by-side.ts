import type { TrainedNetwork } from '../../src/inference/packed-network.ts';

/** The mean of several networks' logits is one network: their hidden units stand side by side, and each counts its share. */
export function sideBySide(networks: readonly TrainedNetwork[]): TrainedNetwork {
  const [first] = networks;
  if (first === undefined) throw new Error('A mean needs a network.');
  const units = networks.reduce((sum, network) => sum + network.units, 0);
  const joined = (
    rows: number,
    tableOf: (network: TrainedNetwork) => Float32Array,
    share: number,
  ): Float32Array => {
    const table = new Float32Array(rows * units);
    let place = 0;
    for (const network of networks) {
      const from = tableOf(network);
      for (let row = 0; row < rows; row += 1)
        for (let unit = 0; unit < network.units; unit += 1)
          table[row * units + place + unit] = (from[row * network.units + unit] ?? 0) * share;
      place += network.units;
    }
    return table;
  };
  const share = 1 / networks.length;
  return {
    units,
    inputs: joined(first.inputs.length / first.units, ({ inputs }) => inputs, 1),
    outputs: joined(first.bias.length, ({ outputs }) => outputs, share),
    bias: first.bias.map((_, place) =>
      networks.reduce((sum, { bias }) => sum + (bias[place] ?? 0) * share, 0),
    ),
  };
}
