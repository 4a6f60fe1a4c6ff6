/** A function of a reading that several detectors ask for: it is worked out once for each reading, and forgotten with it. */
export function once<Reading extends object, Found>(
  find: (reading: Reading) => Found,
): (reading: Reading) => Found {
  const found = new WeakMap<Reading, { readonly value: Found }>();
  return (reading) => {
    const known = found.get(reading);
    if (known !== undefined) return known.value;
    const value = find(reading);
    found.set(reading, { value });
    return value;
  };
}
