interface Lines {
  fullName: string;
  line1: string;
  line2?: string | null | undefined;
  city: string;
  state?: string | null | undefined;
  postalCode: string;
  country: string;
  phoneCode: string;
  phone: string;
}

/** An address as people write it, one part a line. */
export function AddressText({ address }: { address: Lines }) {
  return (
    <address className="small">
      <b>{address.fullName}</b>
      <br />
      {[address.line1, address.line2].filter(Boolean).join(', ')}
      <br />
      {[address.city, address.state, address.postalCode].filter(Boolean).join(', ')}
      <br />
      {address.country} · <span className="num">{`${address.phoneCode} ${address.phone}`}</span>
    </address>
  );
}
