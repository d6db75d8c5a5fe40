import { FileField } from '../admin/FileField.tsx';
import { sendFile } from '../admin/send-file.ts';

const MAX_BYTES = 512 * 1024 ** 2;

/** The server's answer for a file it took. */
interface SentFeedFile {
  id: string;
  name: string;
  bytes: number;
}

interface FeedFileFieldProps {
  /** The name of the file the feed has. */
  name: string | null;
  onChange: (file: SentFeedFile | null) => void;
  error: string | undefined;
}

/** Takes the file of a feed; the form keeps its number. */
export function FeedFileField(props: FeedFileFieldProps) {
  return (
    <FileField<SentFeedFile>
      {...props}
      label="Файл фида"
      hint="XML или gzip, до 512 МБ: Яндекс.Недвижимость, ЦИАН, ДомКлик, Авито или Profitbase"
      accept=".xml,.gz,application/xml,text/xml,application/gzip"
      refuse={({ size }) => (size > MAX_BYTES ? 'Файл больше 512 МБ' : null)}
      send={(file, options) =>
        sendFile(`/api/admin/feed-file?name=${encodeURIComponent(file.name)}`, file, options)
      }
    />
  );
}
