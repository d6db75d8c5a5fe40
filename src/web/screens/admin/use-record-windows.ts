import { useState } from 'react';

/** Which windows a list has open: the form of a record or of a new one, and the question before one is removed. */
export function useRecordWindows<Record>() {
  const [edited, setEdited] = useState<Record | 'new' | null>(null);
  const [removed, setRemoved] = useState<Record | null>(null);
  return {
    edited,
    removed,
    onAdd: () => setEdited('new'),
    onEdit: (record: Record) => setEdited(record),
    onRemove: (record: Record) => setRemoved(record),
    onEditEnd: () => setEdited(null),
    onRemoveEnd: () => setRemoved(null),
  };
}
