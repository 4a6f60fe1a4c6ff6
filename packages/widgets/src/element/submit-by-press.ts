/**
 * Tells a form that its button was pressed. Where the browser sends forms it would do so itself; in a frame whose sandbox lacks `allow-forms` it
 * says nothing to anybody, and the button would do nothing.
 */
export function submitByPress(event: Event): void {
  const button = (event.target as Element).closest('button');
  if (button?.type !== 'submit' || !button.form) return;
  event.preventDefault();
  button.form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}
