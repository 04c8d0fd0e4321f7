import type { Address } from '#contract/account.ts';

type Lines = Pick<
  Address,
  'fullName' | 'line1' | 'line2' | 'city' | 'state' | 'postalCode' | 'phoneCode' | 'phone'
>;

/** An address as written on a parcel. */
export function AddressLines({ address, country }: { address: Lines; country: string }) {
  const place = [address.city, address.state, address.postalCode].filter(Boolean).join(', ');
  const lines = [
    address.line1,
    address.line2,
    place,
    country,
    `${address.phoneCode} ${address.phone}`,
  ].filter(Boolean);
  return (
    <address>
      <b className="b">{address.fullName}</b>
      {lines.map((line) => (
        <span className="address-line q" key={line}>
          {line}
        </span>
      ))}
    </address>
  );
}
