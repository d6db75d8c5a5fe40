import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { PersonName } from '#contract/person-name.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { Modal } from '#ui/Modal/Modal.tsx';
import { selfQuery } from '../../data/self-query.ts';
import { useFormCall } from '../../data/use-form-call.ts';
import { NameField } from '../../parts/lead/NameField.tsx';
import { useSiteContext } from '../../site-context.ts';
import styles from './NameModal.module.css';

const NameForm = z.object({ name: PersonName });

/** Asks a person for a name. A skipped question does not come back, one that was only closed does. */
export function NameModal() {
  const context = useSiteContext();
  const [isOpen, setIsOpen] = useState(true);
  const form = useZodForm(NameForm, { defaultValues: { name: '' } });
  const [saved, setSaved] = useState<string | null>(null);
  const save = useFormCall(context.api.account.info.mutationOptions());
  const skip = useMutation(
    context.api.account.info.mutationOptions({ onSuccess: (_answer, { name }) => close(name) }),
  );
  const { isSubmitting } = form.formState;

  function close(name: string) {
    setSaved(name);
    setIsOpen(false);
  }

  /** Not before the modal has gone: who has a name is shown none. */
  function showName() {
    if (saved === null) return;
    context.queryClient.setQueryData(
      selfQuery(context).queryKey,
      (known) => known && { ...known, name: saved },
    );
  }

  return (
    <Modal open={isOpen} onClose={() => setIsOpen(false)} onClosed={showName} title="Как вас зовут">
      <Form form={form} label="Как вас зовут" send={save} onSent={() => close(form.getValues('name').trim())}>
        <NameField form={form} name="name" hint="Так к вам обратится менеджер" />
        <div className={styles.buttons}>
          <Button
            variant="secondary"
            wide
            disabled={isSubmitting}
            loading={skip.isPending}
            onClick={() => skip.mutate({ name: '' })}
          >
            Пропустить
          </Button>
          <Button type="submit" wide loading={isSubmitting}>
            Сохранить
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
