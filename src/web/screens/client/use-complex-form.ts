import { useEffect, useState } from 'react';
import {
  COMPLEX_FIELDS,
  type ComplexDetails,
  type ComplexField,
  ComplexInput,
  complexInputOf,
} from '#contract/complex-input.ts';
import { useZodForm } from '#ui/Form/use-zod-form.ts';

/**
 * The form of a complex that others edit as well. What they say of a field nobody has touched here is taken over; a
 * field both have edited is a clash, which waits for the person and loses neither word.
 */
export function useComplexForm(complex: ComplexDetails) {
  const form = useZodForm(ComplexInput, { defaultValues: complexInputOf(complex) });
  const [seen, setSeen] = useState(complex.marks);
  const [takings, setTakings] = useState<Partial<Record<ComplexField, number>>>({});
  const { dirtyFields } = form.formState;
  const isEdited = (field: ComplexField) =>
    form.getFieldState(field, { ...form.formState, dirtyFields }).isDirty;
  const changed = COMPLEX_FIELDS.filter((field) => seen[field] !== complex.marks[field]);
  const clashes = changed.filter(isEdited);
  const untouched = changed.filter((field) => !isEdited(field));

  useEffect(() => {
    if (untouched.length > 0) take(untouched);
  });

  function take(fields: readonly ComplexField[]) {
    const now = complexInputOf(complex);
    const other = fields.filter((field) => !isSame(form.getValues(field), now[field]));
    for (const field of fields) form.resetField(field, { defaultValue: now[field] as never });
    setTakings((known) => ({
      ...known,
      ...Object.fromEntries(other.map((field) => [field, 1 + (known[field] ?? 0)])),
    }));
    look(fields);
  }

  function keep(field: ComplexField) {
    const own = form.getValues(field);
    form.resetField(field, { defaultValue: complexInputOf(complex)[field] as never });
    form.setValue(field, own as never, { shouldDirty: true });
    look([field]);
  }

  function look(fields: readonly ComplexField[]) {
    form.clearErrors([...fields]);
    setSeen((known) => ({
      ...known,
      ...Object.fromEntries(fields.map((field) => [field, complex.marks[field]])),
    }));
  }

  return {
    form,
    seen,
    isEdited,
    /** Fields that somebody else has changed since they were edited here. */
    clashes,
    /** Takes what somebody else has said in place of one's own. */
    take: (field: ComplexField) => take([field]),
    /** Keeps one's own word, having seen the other. */
    keep,
    /** Counts up when a field is given another value from outside: controls that remember their own begin anew. */
    takingsOf: (...fields: ComplexField[]) => fields.map((field) => takings[field] ?? 0).join(),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
