import { type RefObject, useEffect, useRef } from 'react';

/**
 * Takes pictures that are pasted or dropped anywhere on the page, while the element can be seen. Every dropped file is taken, so
 * that the browser does not leave the page for it. Of pasted things, only pictures are taken, and no picture that comes beside
 * its own text.
 */
export function useHandedOver(element: RefObject<HTMLElement | null>, onPicture: (file: File) => void): void {
  const take = useRef(onPicture);
  useEffect(() => {
    take.current = onPicture;
  });
  useEffect(() => {
    const isSeen = () => element.current?.checkVisibility?.() ?? true;
    const handleOver = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files') && isSeen()) event.preventDefault();
    };
    const handleDrop = (event: DragEvent) => {
      const file = event.dataTransfer?.files[0];
      if (!file || event.defaultPrevented || !isSeen()) return;
      event.preventDefault();
      take.current(file);
    };
    const handlePaste = (event: ClipboardEvent) => {
      const { clipboardData: pasted } = event;
      const file = Array.from(pasted?.files ?? []).find(({ type }) => type.startsWith('image/'));
      if (!file || event.defaultPrevented || pasted?.types.includes('text/plain') || !isSeen()) return;
      event.preventDefault();
      take.current(file);
    };
    document.addEventListener('dragover', handleOver);
    document.addEventListener('drop', handleDrop);
    document.addEventListener('paste', handlePaste);
    return () => {
      document.removeEventListener('dragover', handleOver);
      document.removeEventListener('drop', handleDrop);
      document.removeEventListener('paste', handlePaste);
    };
  }, [element]);
}
