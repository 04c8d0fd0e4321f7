/** Rows as a Markdown table; numbers to the right. */
export function table(rows) {
  const names = Object.keys(rows[0] ?? {});
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    line(names),
    line(names.map((name) => (typeof rows[0][name] === 'number' ? '---:' : '---'))),
    ...rows.map((row) => line(names.map((name) => row[name]))),
  ].join('\n');
}

/** The value below which `share` (0 to 1) of the sorted `values` lie. */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
