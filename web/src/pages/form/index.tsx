import { FormScreen } from '../../features/forms/FormScreen.tsx';
import { form } from '../../features/forms/form.ts';

export function Page({ parameters: { slug } }: { parameters: { slug: string } }) {
  return <FormScreen form={form} slug={slug} />;
}
