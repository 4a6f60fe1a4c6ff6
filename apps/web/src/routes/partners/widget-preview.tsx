import { Notice, Skeleton, VisuallyHidden } from '@scamguard/ui';
import { useEffect, useRef, useState } from 'react';
import { attributesOf, type Choice, variablesOf } from './choices.ts';

/** The script that partners load, from this very site. */
const SCRIPT = '/widgets/v1/scamguard.js';

interface WidgetPreviewProps {
  choice: Choice;
  /** Said to screen readers while the script is on its way. */
  loadingText: string;
  /** Said when the script does not come. */
  failedText: string;
}

/** The real widget, as it will stand on the partner's page. */
export function WidgetPreview({ choice, loadingText, failedText }: WidgetPreviewProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const widget = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (document.querySelector(`script[src="${SCRIPT}"]`)) return;
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('error', () => {
      script.remove();
      setState('failed');
    });
    document.head.append(script);
  }, []);
  useEffect(() => {
    let isShown = true;
    customElements.whenDefined('scamguard-verify').then(() => isShown && setState('ready'));
    return () => {
      isShown = false;
    };
  }, []);
  useEffect(() => {
    if (state !== 'ready') return undefined;
    const { style } = widget.current ?? {};
    const variables = Object.entries(variablesOf(choice));
    for (const [name, value] of variables) style?.setProperty(name, value);
    return () => {
      for (const [name] of variables) style?.removeProperty(name);
    };
  }, [choice, state]);

  if (state === 'loading') {
    return (
      <output>
        <VisuallyHidden>{loadingText}</VisuallyHidden>
        <Skeleton count={4} />
      </output>
    );
  }
  if (state === 'failed') return <Notice tone="attention">{failedText}</Notice>;
  const Widget = `scamguard-${choice.element}` as 'div';
  return <Widget key={choice.element} ref={widget} {...attributesOf(choice)} />;
}
