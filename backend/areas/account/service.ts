import type { z } from 'zod';
import type { Address, addressInput } from '#contract/account.ts';
import type { Db, Tx } from '../../db/client.ts';
import { notFound } from '../../http/refused.ts';
import {
  clearDefault,
  deleteAddressRow,
  findAddressRow,
  insertAddress,
  listAddressRows,
  lockAddressBook,
  updateAddressRow,
  type AddressRow,
} from './queries.ts';

type AddressInput = z.output<typeof addressInput>;

const ADDRESS_NOT_FOUND = 'Address not found';

function toAddress({ userId: _, ...row }: AddressRow): Address {
  return row;
}

/** What is written down: lines left empty are nothing, not an empty text. */
function toColumns(input: AddressInput) {
  return { ...input, line2: input.line2 || null, state: input.state || null };
}

/** The address book, default first, then in the order of adding (7/user#12). */
export async function listAddresses(db: Db, userId: number): Promise<Address[]> {
  return (await listAddressRows(db, userId)).map(toAddress);
}

/** One address of this person; 404 for anybody else's, as if there were none. */
export async function getAddress(db: Db, userId: number, id: number): Promise<Address> {
  return toAddress(await mine(db, userId, id));
}

/** Adds an address; the first one becomes the default whatever was asked (7/user#12). */
export function createAddress(db: Db, userId: number, input: AddressInput): Promise<Address> {
  return db.transaction(async (tx) => {
    await lockAddressBook(tx, userId);
    const isDefault = input.isDefault || (await listAddressRows(tx, userId)).length === 0;
    if (isDefault) await clearDefault(tx, userId, null);
    return toAddress(await insertAddress(tx, { ...toColumns(input), isDefault, userId }));
  });
}

/**
 * Changes an address; orders keep their copy. The default stays the default until another one takes over, so that
 * a book with addresses always has one. 404 for anybody else's.
 */
export function updateAddress(db: Db, userId: number, id: number, input: AddressInput): Promise<Address> {
  return db.transaction(async (tx) => {
    await lockAddressBook(tx, userId);
    const before = await mine(tx, userId, id);
    const isDefault = input.isDefault || before.isDefault;
    if (isDefault) await clearDefault(tx, userId, id);
    return toAddress(await updateAddressRow(tx, id, { ...toColumns(input), isDefault }));
  });
}

/** Removes an address; when it was the default, the oldest of the others takes over. 404 for anybody else's. */
export async function deleteAddress(db: Db, userId: number, id: number): Promise<null> {
  await db.transaction(async (tx) => {
    await lockAddressBook(tx, userId);
    const before = await mine(tx, userId, id);
    await deleteAddressRow(tx, id);
    const [heir] = before.isDefault ? await listAddressRows(tx, userId) : [];
    if (heir) await updateAddressRow(tx, heir.id, { isDefault: true });
  });
  return null;
}

async function mine(db: Db | Tx, userId: number, id: number): Promise<AddressRow> {
  const row = await findAddressRow(db, userId, id);
  if (!row) throw notFound(ADDRESS_NOT_FOUND);
  return row;
}
