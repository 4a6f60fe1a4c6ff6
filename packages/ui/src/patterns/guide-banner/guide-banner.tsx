import { forwardRef, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../components/heading/index.ts';
import { DownloadIcon } from '../../components/icon/icons.ts';
import { LinkButton } from '../../components/link-button/index.ts';
import { Text } from '../../components/text/index.ts';
import { WovenBand } from '../../components/woven-band/index.ts';
import { type NativeProps, withoutStyling } from '../../props/native-props.ts';
import * as css from './guide-banner.css.ts';

export interface GuideBannerProps extends Omit<NativeProps<'section'>, 'title'> {
  /** E.g. "Guide complet de la sécurité numérique". */
  title: string;
  headingLevel?: HeadingLevel;
  /** The content of the guide, in a sentence or two. */
  children: string;
  /** The file; its label tells the weight: "Télécharger le PDF (420 Ko)". */
  download: { readonly label: string; readonly href: string; readonly fileName?: string };
  /** E.g. a ReadAloudButton. */
  listen?: ReactNode;
}

/** The whole guide, to be listened to or taken along. */
export const GuideBanner = forwardRef<HTMLElement, GuideBannerProps>(function GuideBanner(
  { title, headingLevel = 2, children, download, listen, ...rest },
  ref,
) {
  return (
    <section {...withoutStyling(rest)} ref={ref} className={css.banner}>
      <WovenBand />
      <div className={css.content}>
        <div className={css.words}>
          <Heading level={headingLevel}>{title}</Heading>
          <Text>{children}</Text>
        </div>
        <div className={css.actions}>
          {listen}
          <LinkButton
            href={download.href}
            download={download.fileName ?? true}
            icon={DownloadIcon}
            width="fullOnPhone"
          >
            {download.label}
          </LinkButton>
        </div>
      </div>
    </section>
  );
});
