import { once } from 'node:events';
import { Agent, createServer, get } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { drainable } from '#app/server/edge/stop-gracefully.ts';

/** A server whose answers take `ms`, and a client that keeps its connections open. */
async function slowServer(ms: number) {
  const server = createServer((_req, res) => void wait(ms).then(() => res.end('done')));
  const drain = drainable(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (answer) => {
        answer.setEncoding('utf8');
        let text = '';
        answer.on('data', (part) => (text += part));
        answer.on('end', () => resolve(text));
        answer.on('error', reject);
      }).on('error', reject);
    });
  return { server, ask, drain };
}

describe('stopping', () => {
  it('finishes what is in flight, then the rest, despite connections kept alive (T5)', async () => {
    const { ask, drain } = await slowServer(150);
    await ask();
    const events: string[] = [];
    const inFlight = ask().then((text) => events.push(text));
    await wait(30);
    const inTime = await drain(async () => void events.push('backend stopped'), 5000);
    await inFlight;
    expect(inTime).toBe(true);
    expect(events).toEqual(['done', 'backend stopped']);
    await expect(ask()).rejects.toThrow();
  });

  it('does not wait for connections that browsers open just in case', async () => {
    const { server, drain } = await slowServer(0);
    const { port } = server.address() as AddressInfo;
    const unused = connect(port, '127.0.0.1');
    await once(unused, 'connect');
    const startedAt = Date.now();
    expect(await drain(async () => {}, 5000)).toBe(true);
    expect(Date.now() - startedAt).toBeLessThan(2000);
    unused.destroy();
  });

  it('does not wait longer than its deadline', async () => {
    const { ask, drain } = await slowServer(5000);
    const cut = ask().catch(() => 'cut');
    await wait(30);
    const startedAt = Date.now();
    expect(await drain(async () => {}, 100)).toBe(false);
    expect(Date.now() - startedAt).toBeLessThan(2000);
    expect(await cut).toBe('cut');
  });
});
