import { Notice } from '@scamguard/ui';
import { useEffect, useRef, useState } from 'react';
import { type Choice, variablesOf } from './choices.ts';

/** The script that partners load, from this very site. */
const SCRIPT = '/widgets/v1/scamguard.js';

interface WidgetPreviewProps {
  choice: Choice;
  /** Said when the script does not come. */
  failedText: string;
}

/** The real widget, as it will stand on the partner's page. */
export function WidgetPreview({ choice, failedText }: WidgetPreviewProps) {
  const [hasFailed, setFailed] = useState(false);
  const widget = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (document.querySelector(`script[src="${SCRIPT}"]`)) return;
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.addEventListener('error', () => {
      script.remove();
      setFailed(true);
    });
    document.head.append(script);
  }, []);
  useEffect(() => {
    const { style } = widget.current ?? {};
    const variables = Object.entries(variablesOf(choice));
    for (const [name, value] of variables) style?.setProperty(name, value);
    return () => {
      for (const [name] of variables) style?.removeProperty(name);
    };
  }, [choice]);

  if (hasFailed) return <Notice tone="attention">{failedText}</Notice>;
  const Widget = `scamguard-${choice.element}` as 'div';
  return <Widget key={choice.element} ref={widget} lang={choice.language} {...{ theme: choice.theme }} />;
}
