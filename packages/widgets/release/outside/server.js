// A server may import the elements, though it has none.
await import('@scamguard/widgets');
console.log('imported on a server');
