/** Path and parameters of a page with some parameters changed; null takes one out. Others keep their order. */
export function pageAddress(url: URL, changes: Readonly<Record<string, string | null>> = {}): string {
  const params = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  const text = params.toString();
  return url.pathname + (text ? `?${text}` : '');
}
