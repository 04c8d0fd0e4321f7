interface Lines {
  fullName: string;
  line1: string;
  line2?: string | null | undefined;
  city: string;
  state?: string | null | undefined;
  postalCode: string;
  /** By name, not by code. */
  country: string;
  phoneCode: string;
  phone: string;
}

/** An address as written on a parcel, one part a line. */
export function AddressText({ address }: { address: Lines }) {
  const place = [address.city, address.state, address.postalCode].filter(Boolean).join(', ');
  const parts = [address.line1, address.line2, place, address.country].filter(Boolean);
  return (
    <address>
      <b className="b">
        <bdi>{address.fullName}</bdi>
      </b>
      {parts.map((part, index) => (
        <span className="address-line q" key={index}>
          <bdi>{part}</bdi>
        </span>
      ))}
      <span className="address-line q num">
        <bdi dir="ltr">{`${address.phoneCode} ${address.phone}`}</bdi>
      </span>
    </address>
  );
}
