import { code, quiet } from '../record/Record.css.ts';
import { Card } from './Card.tsx';

function Code({ label, children }: { label: string; children: string }) {
  return (
    <>
      <p className={quiet}>{label}</p>
      <pre className={code}>
        <code>{children}</code>
      </pre>
    </>
  );
}

/** How a program does what the button does. */
export function DeveloperNote({ clientId }: { clientId: string }) {
  return (
    <Card title="Developer note">
      <p className={quiet}>
        The button calls the function assign-forms-on-subscribe. Called again it changes nothing: forms that
        were ever assigned are skipped.
      </p>
      <Code label="SDK">{`const { assigned, skipped } = await flow.forms.assignDefaults('${clientId}');`}</Code>
      <Code label="Command line">{`npx flow-admin forms assign ${clientId} --default`}</Code>
    </Card>
  );
}
