import { ApplicantNames, type ApplicationShown } from '#contract/application.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useZodForm } from '#ui/Form/use-zod-form.ts';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { useFormCall } from '../../data/use-form-call.ts';
import { useSiteContext } from '../../site-context.ts';
import parts from './ApplicationPart.module.css';
import { refreshApplications } from './application-queries.ts';
import styles from './MineCard.module.css';

/** The names of the form, which a broker lets the person mend once. */
export function MineName({ application: { id, person } }: { application: ApplicationShown }) {
  const context = useSiteContext();
  const { surname, firstName, patronymic } = person;
  const form = useZodForm(ApplicantNames, {
    defaultValues: { surname, firstName, patronymic: patronymic ?? '' },
  });
  const rename = useFormCall(context.api.account.applications.rename.mutationOptions());
  const { errors, isSubmitting } = form.formState;

  async function send(names: ApplicantNames) {
    await rename({ id, ...names });
    await refreshApplications(context);
  }

  return (
    <div className={styles.next}>
      <h3 className={styles.nextTitle}>Брокер просит проверить имя</h3>
      <p>Напишите его, как в{'\u00a0'}паспорте: исправить можно один раз.</p>
      <Form form={form} label="Имя в заявке" send={send} className={parts.form}>
        <div className={parts.pair}>
          <TextInput label="Фамилия" {...form.register('surname')} error={errors.surname?.message} />
          <TextInput label="Имя" {...form.register('firstName')} error={errors.firstName?.message} />
          <TextInput label="Отчество" {...form.register('patronymic')} error={errors.patronymic?.message} />
        </div>
        <div className={parts.actions}>
          <Button type="submit" size="s" loading={isSubmitting}>
            Исправить имя
          </Button>
        </div>
      </Form>
    </div>
  );
}
