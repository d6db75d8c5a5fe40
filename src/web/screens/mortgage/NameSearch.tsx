import { Icon } from '#ui/Icon/Icon.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import search from '../admin/ListSearch.module.css';
import toolbar from '../admin/Toolbar.module.css';

/** Finds in names that are all on the page already. */
export function NameSearch({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  return (
    <div className={toolbar.toolbar}>
      <search>
        <div className={search.form}>
          <TextInput
            type="search"
            label="Название"
            labelHidden
            placeholder="Название"
            before={<Icon name="search" size={16} />}
            autoComplete="off"
            value={text}
            onChange={({ currentTarget: { value } }) => onChange(value)}
          />
        </div>
      </search>
    </div>
  );
}
