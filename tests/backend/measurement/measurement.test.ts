import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MEASUREMENTS_MAX } from '#contract/limits.ts';
import { createMeasurement, deleteMeasurement, listMeasurements } from '#contract/measurement.ts';
import { createTestBackend, type TestBackend } from '../../support/backend.ts';

describe('saved measurements', () => {
  let backend: TestBackend;
  beforeAll(async () => void (backend = await createTestBackend()));
  afterAll(() => backend.close());

  const save = (token: string, overrides = {}) =>
    backend.call(createMeasurement, {
      token,
      body: { name: ' grey hoodie ', dimension: 'chest', millimetres: 540, ...overrides },
    });
  const list = async (token: string) => (await backend.call(listMeasurements, { token })).data;

  it('are kept per person, newest first', async () => {
    const { token } = await backend.registerUser();
    const other = await backend.registerUser();
    expect((await save(token)).data).toMatchObject({ name: 'grey hoodie', millimetres: 540 });
    await save(token, { dimension: 'length', millimetres: 700 });
    expect((await list(token)).map((one) => one.dimension)).toEqual(['length', 'chest']);
    expect(await list(other.token)).toEqual([]);
  });

  it('are measured anew under the same name and dimension', async () => {
    const { token } = await backend.registerUser();
    const first = await save(token);
    const again = await save(token, { millimetres: 545 });
    expect(again.data).toEqual({ ...first.data, millimetres: 545 });
    expect(await list(token)).toHaveLength(1);
  });

  it('are forgotten by their owner only', async () => {
    const { token } = await backend.registerUser();
    const other = await backend.registerUser();
    const { id } = (await save(token)).data;
    await backend.call(deleteMeasurement, { token: other.token, params: { id } });
    expect(await list(token)).toHaveLength(1);
    expect((await backend.call(deleteMeasurement, { token, params: { id } })).status).toBe(200);
    expect(await list(token)).toEqual([]);
    // A second press is none the worse.
    expect((await backend.call(deleteMeasurement, { token, params: { id } })).status).toBe(200);
  });

  it('end at a hundred, of which one can still be measured anew', async () => {
    const { token } = await backend.registerUser();
    for (let at = 0; at < MEASUREMENTS_MAX; at += 1) await save(token, { name: `coat ${at}` });
    expect((await save(token, { name: 'one more' })).status).toBe(400);
    expect((await save(token, { name: 'coat 3', millimetres: 600 })).status).toBe(200);
  });

  it.each([
    [{ name: '   ' }],
    [{ name: 'x'.repeat(41) }],
    [{ dimension: 'aura' }],
    [{ millimetres: 0 }],
    [{ millimetres: 5001 }],
    [{ millimetres: 10.5 }],
  ])('refuse %j', async (overrides) => {
    const { token } = await backend.registerUser();
    expect((await save(token, overrides)).status).toBe(422);
  });

  it('ask for a session', async () => {
    expect((await backend.call(listMeasurements, {})).status).toBe(403);
  });
});
