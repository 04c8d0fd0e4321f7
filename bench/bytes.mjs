import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** What a cold visit to a page loads before it works: HTML, style and script, in kilobytes as sent. */
export async function pageBytes(origin, path, headers = {}) {
  const page = await get(origin + path, headers);
  const html = page.text;
  const addresses = (pattern) => [...new Set([...html.matchAll(pattern)].map(([, address]) => address))];
  const styles = addresses(/<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g);
  const scripts = addresses(
    /(?:rel="modulepreload"[^>]+href=|<script[^>]+src=|\bimport\s*\(?\s*|from\s*)"(\/assets\/[^"]+\.js)"/g,
  );
  const sum = async (list) =>
    (await Promise.all(list.map((address) => get(origin + address)))).reduce(
      (total, { bytes }) => total + bytes,
      0,
    );
  return {
    'HTML kB': kilobytes(page.bytes),
    'CSS kB': kilobytes(await sum(styles)),
    'JS kB': kilobytes(await sum(scripts)),
    'JS files': scripts.length,
  };
}

const kilobytes = (bytes) => Math.round(bytes / 102.4) / 10;

/** A plain request: fetch would hide how many bytes came. */
function get(url, headers = {}) {
  return new Promise((resolve, reject) => {
    request(
      url,
      { headers: { 'accept-encoding': 'br', 'user-agent': 'bench (Chrome)', ...headers } },
      (answer) => {
        const parts = [];
        answer.on('data', (part) => parts.push(part));
        answer.on('end', () => {
          const body = Buffer.concat(parts);
          const plain = answer.headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
          resolve({ bytes: body.length, text: plain.toString() });
        });
      },
    )
      .on('error', reject)
      .end();
  });
}
