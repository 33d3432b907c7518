import { useState } from 'react';
import { recordAccess } from '../../features/admin/admin.ts';
import { ClientScreen } from '../../features/admin/clients/ClientScreen.tsx';
import { clientRecordOf } from '../../features/admin/clients/clients.ts';

function Client({ id }: { id: string }) {
  const [record] = useState(() => clientRecordOf(id));
  return <ClientScreen access={recordAccess} record={record} />;
}

export function Page({ parameters: { id } }: { parameters: { id: string } }) {
  return <Client key={id} id={id} />;
}
