/** A picture as phones make them: a screenshot of a message, drawn on the spot. */
export async function samplePicture(name = 'capture-ecran.png'): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 360;
  canvas.height = 640;
  const brush = canvas.getContext('2d');
  if (brush) {
    brush.fillStyle = '#e9e2d3';
    brush.fillRect(0, 0, 360, 640);
    brush.fillStyle = '#2b2f77';
    brush.fillRect(0, 0, 360, 90);
    brush.fillStyle = '#ffffff';
    brush.fillRect(24, 180, 250, 150);
    brush.fillStyle = '#d7f0dc';
    brush.fillRect(90, 380, 246, 110);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File(blob ? [blob] : [], name, { type: 'image/png' });
}

/** A file of a given size whose bytes mean nothing. */
export function sampleFile(name: string, type: string, bytes = 850_000): File {
  return new File([new Uint8Array(bytes)], name, { type });
}
