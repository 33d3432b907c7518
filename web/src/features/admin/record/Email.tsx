/** An address that may be broken before its domain, where it does not fit on a line. */
export function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@');
  if (at < 0) return <bdi>{address}</bdi>;
  return (
    <bdi>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  );
}
