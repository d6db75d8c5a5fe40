import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { OptionalPersonName } from '#contract/person-name.ts';
import { formatPhone } from '#domain/access/format-phone.ts';
import { Form } from '#ui/Form/Form.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { selfQuery } from '../../data/self-query.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { NameField } from '../../parts/lead/NameField.tsx';
import { useSiteContext } from '../../site-context.ts';
import styles from './PersonBox.module.css';
import { ProfileBox } from './ProfileBox.tsx';
import { SaveLine } from './SaveLine.tsx';

const NameForm = z.object({ name: OptionalPersonName.min(1, { error: 'Это обязательное поле' }) });

/** The name one is called by, and the phone one signs in with. */
export function PersonBox() {
  const context = useSiteContext();
  const { data: person } = useSuspenseQuery(selfQuery(context));
  const form = useZodForm(NameForm, { defaultValues: { name: person.name ?? '' } });
  const { isSubmitting, isDirty } = form.formState;
  const [isSaved, setIsSaved] = useState(false);
  const saveName = useFormCall(context.api.account.info.mutationOptions());

  async function save({ name }: z.infer<typeof NameForm>) {
    setIsSaved(false);
    await saveName({ name });
    return name;
  }

  function settle(name: string) {
    setIsSaved(true);
    form.reset({ name });
    context.queryClient.setQueryData(selfQuery(context).queryKey, (known) => known && { ...known, name });
  }

  return (
    <ProfileBox title="Данные">
      <Form form={form} label="Данные" send={save} onSent={settle}>
        <div className={styles.fields}>
          <NameField form={form} name="name" hint={`Без пробелов и\u00a0цифр`} />
          <TextInput
            label="Телефон"
            readOnly
            hint={`По\u00a0нему вы входите. Сменить поможет поддержка`}
            value={formatPhone(person.phone)}
          />
        </div>
        <SaveLine isSending={isSubmitting} isSaved={isSaved && !isDirty} />
      </Form>
    </ProfileBox>
  );
}
