import { expect, it } from 'vitest';
import type { Db } from '#backend/db/client.ts';
import { kept, type KeptName } from '#backend/kept.ts';

const database = () => ({}) as Db;
const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);

function counter(db: Db, name: KeptName) {
  let reads = 0;
  return (seconds: number, options = {}) =>
    kept(db, at(seconds), name, 'k', () => Promise.resolve((reads += 1)), options);
}

it('reads once until it is too old, per database and key', async () => {
  const db = database();
  const read = counter(db, 'documents');
  expect(await Promise.all([read(0), read(0), read(599)])).toEqual([1, 1, 1]);
  expect(await read(600)).toBe(2);
  expect(await kept(db, at(0), 'documents', 'other', () => Promise.resolve('x'))).toBe('x');
  expect(await counter(database(), 'documents')(0)).toBe(1);
});

it('reads anew when told to, and keeps that for the others', async () => {
  const read = counter(database(), 'documents');
  await read(0);
  expect(await read(1, { fresh: true })).toBe(2);
  expect(await read(2)).toBe(2);
});

it('asks a statement once, which would be asked by everybody who waits for it', async () => {
  let asked = 0;
  const statement = {
    then: (done: (value: number) => void) => done((asked += 1)),
  } as PromiseLike<number>;
  const db = database();
  const read = () => kept(db, at(0), 'brandCounts', '', () => statement);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
  expect(asked).toBe(1);
});

it('keeps neither failures nor what is not worth keeping', async () => {
  const db = database();
  await expect(kept(db, at(0), 'rates', '', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  const read = counter(db, 'brands');
  await read(0, { unless: (n: number) => n === 1 });
  expect(await read(0)).toBe(2);
});

it('answers what it has for a while longer where that is allowed, and reads only once meanwhile', async () => {
  const db = database();
  const waiting: ((value: string) => void)[] = [];
  const read = (seconds: number) =>
    kept(db, at(seconds), 'sizes', '', () => new Promise<string>((resolve) => void waiting.push(resolve)));
  const first = read(0);
  waiting[0]!('old');
  expect(await first).toBe('old');
  expect(await read(600)).toBe('old');
  expect(await read(601)).toBe('old');
  expect(waiting).toHaveLength(2);
  waiting[1]!('new');
  await new Promise((resolve) => setImmediate(resolve));
  expect(await read(602)).toBe('new');
  const late = read(2000);
  waiting[2]!('newest');
  expect(await late).toBe('newest');
});

it('tries again after a reading in the background failed', async () => {
  const db = database();
  let reads = 0;
  const read = (seconds: number) =>
    kept(db, at(seconds), 'sizes', '', () =>
      (reads += 1) === 2 ? Promise.reject(new Error('away')) : Promise.resolve(reads),
    );
  expect(await read(0)).toBe(1);
  expect(await read(601)).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await read(602)).toBe(1);
  await new Promise((resolve) => setImmediate(resolve));
  expect(await read(603)).toBe(3);
});
