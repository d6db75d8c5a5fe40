import { useMutation } from '@tanstack/react-query';
import type { ListExportInput } from '#contract/list-export.ts';
import { Button } from '#ui/Button/Button.tsx';
import { saveFile } from '../../data/save-file.ts';
import { useSiteContext } from '../../site-context.ts';

/** Gives the person what a list was asked for as a table, all pages of it. */
export function CsvButton({ asked, isEmpty }: { asked: ListExportInput; isEmpty: boolean }) {
  const { api } = useSiteContext();
  const { mutate, isPending } = useMutation({
    ...api.admin.console.exportList.mutationOptions(),
    onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv'),
  });
  return (
    <Button
      variant="secondary"
      size="s"
      loading={isPending}
      disabled={isEmpty}
      focusableWhenDisabled
      onClick={() => mutate(asked)}
    >
      Скачать CSV
    </Button>
  );
}
