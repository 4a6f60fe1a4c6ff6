import { Heading, MapFrame, Stack } from '@scamguard/ui';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../language/language-context.ts';
import type { OfficeMapProps } from '../../office-map/office-map.tsx';

/** How far below the screen the map already begins to load. */
const AHEAD = '200px';

/** Keeps the map's place. Its code, which is heavy, comes when the visitor comes near. */
export function OfficeMapPlace() {
  const { t } = useLanguage();
  const frame = useRef<HTMLElement>(null);
  const [OfficeMap, setMap] = useState<ComponentType<OfficeMapProps>>();
  // Without scripts no map is on its way: the page as it is sent says where the offices are.
  const [isAwaited, setAwaited] = useState(false);

  useEffect(() => {
    const place = frame.current;
    if (!place) return;
    setAwaited(true);
    const load = async () => {
      try {
        const loaded = await import('../../office-map/office-map.tsx');
        setMap(() => loaded.OfficeMap);
      } catch {
        // The browser has logged what it could not load.
        setAwaited(false);
      }
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void load();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place);
    return () => observer.disconnect();
  }, []);

  return (
    <Stack as="section" gap="medium">
      <Heading level={2}>{t('contact.map.heading')}</Heading>
      <MapFrame
        ref={frame}
        label={t('contact.map.label')}
        state={OfficeMap ? 'ready' : isAwaited ? 'loading' : 'failed'}
        loadingText={t('contact.map.loading')}
        failedText={t('contact.map.failed')}
      >
        {OfficeMap && <OfficeMap zoomIn={t('contact.map.zoomIn')} zoomOut={t('contact.map.zoomOut')} />}
      </MapFrame>
    </Stack>
  );
}
