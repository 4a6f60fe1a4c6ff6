import type { TextSpan } from './masked-text.ts';

/**
 * The selected part of a text. A field remembers its selection, and the keyboard selects in it too. Otherwise the selection is on
 * the page, by finger or mouse, and may begin before the text and end after it.
 *
 * @returns undefined when nothing of it is.
 */
export function selectedIn(element: HTMLElement | null | undefined): TextSpan | undefined {
  if (!element) return undefined;
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField ? selectedInField(element) : selectedOnPage(element);
}

function selectedOnPage(element: HTMLElement): TextSpan | undefined {
  const selection = document.getSelection();
  if (!selection?.rangeCount || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0).cloneRange();
  if (!range.intersectsNode(element)) return undefined;
  const whole = document.createRange();
  whole.selectNodeContents(element);
  if (range.compareBoundaryPoints(Range.START_TO_START, whole) < 0)
    range.setStart(whole.startContainer, whole.startOffset);
  if (range.compareBoundaryPoints(Range.END_TO_END, whole) > 0)
    range.setEnd(whole.endContainer, whole.endOffset);
  const words = range.toString().length;
  if (!words) return undefined;
  whole.setEnd(range.startContainer, range.startOffset);
  const start = whole.toString().length;
  return [start, start + words];
}

function selectedInField({
  selectionStart,
  selectionEnd,
}: HTMLInputElement | HTMLTextAreaElement): TextSpan | undefined {
  if (selectionStart === null || selectionEnd === null || selectionStart === selectionEnd) return undefined;
  return [selectionStart, selectionEnd];
}
