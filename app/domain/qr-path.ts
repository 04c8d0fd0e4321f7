/**
 * A matrix of dark and light cells as one path of an SVG, a unit to each cell: dark runs of a row are one stroke, so
 * that a code of 1,500 cells takes some 5 kB.
 */
export function qrPath(cells: readonly (readonly boolean[])[]): string {
  const strokes: string[] = [];
  cells.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      strokes.push(`M${from} ${y}h${x + 1 - from}v1h-${x + 1 - from}z`);
    }
  });
  return strokes.join('');
}
