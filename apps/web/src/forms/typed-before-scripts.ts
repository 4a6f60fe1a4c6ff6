/**
 * The texts in a form's fields at this moment, empty ones left out. On a slow line a visitor has often begun to write before the
 * scripts arrive. Taking the page over must not lose that text.
 *
 * @param formId `id` of the form.
 */
export function typedBeforeScripts<Name extends string>(
  formId: string,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  if (typeof document === 'undefined') return {};
  const typed = names.flatMap((name) => {
    const field = document.querySelector<HTMLInputElement>(`#${formId} [name="${name}"]`);
    return field?.value ? [[name, field.value]] : [];
  });
  return Object.fromEntries(typed) as Partial<Record<Name, string>>;
}
