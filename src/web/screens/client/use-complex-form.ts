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

  /** Makes these fields begin with what they say now. Words typed into others stay, and into those that are `kept`. */
  function rebase(fields: readonly ComplexField[], kept: readonly ComplexField[] = []) {
    const now = complexInputOf(complex);
    const typed = COMPLEX_FIELDS.filter(
      (field) => isEdited(field) && (!fields.includes(field) || kept.includes(field)),
    );
    const values = form.getValues();
    const begun = form.formState.defaultValues as ComplexInput;
    form.reset({ ...begun, ...Object.fromEntries(fields.map((field) => [field, now[field]])) });
    for (const field of typed) form.setValue(field, values[field] as never, { shouldDirty: true });
    setSeen((known) => ({
      ...known,
      ...Object.fromEntries(fields.map((field) => [field, complex.marks[field]])),
    }));
    return { before: values, now };
  }

  function take(fields: readonly ComplexField[]) {
    const { before, now } = rebase(fields);
    const other = fields.filter((field) => !isSame(before[field], now[field]));
    setTakings((known) => ({
      ...known,
      ...Object.fromEntries(other.map((field) => [field, 1 + (known[field] ?? 0)])),
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
    keep: (field: ComplexField) => void rebase([field], [field]),
    /** Counts up when a field is given another value from outside: controls that remember their own begin anew. */
    takingsOf: (...fields: ComplexField[]) => fields.map((field) => takings[field] ?? 0).join(),
  };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
