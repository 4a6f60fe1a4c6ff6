import { expect, it } from 'vitest';
import { openNetwork, packNetwork } from './packed-network.ts';

it('gives back a trained network, but for the steps of its inputs and the buckets that were left out', () => {
  const trained = {
    units: 2,
    inputs: Float32Array.from([0.5, -1, 9, 9, 0.25, 1]),
    outputs: Float32Array.from([0.125, -2]),
    bias: Float32Array.from([-0.5]),
  };
  const opened = openNetwork(packNetwork(trained, [0, 2]), 2);
  const inputs = Array.from(opened.inputs, (steps) => steps * opened.step);
  for (const [place, value] of [0.5, -1, 0, 0, 0.25, 1, 0, 0].entries())
    expect(inputs[place]).toBeCloseTo(value, 1);
  expect([...opened.outputs]).toEqual([0.125, -2]);
  expect([...opened.bias]).toEqual([-0.5]);
});
