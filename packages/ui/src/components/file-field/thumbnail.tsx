'use client';
import { useEffect, useRef, useState } from 'react';
import { DocumentIcon } from '../icon/icons.ts';
import { Icon } from '../icon/index.ts';
import * as css from './file-field.css.ts';
import { isPicture } from './file-limits.ts';

/** Twice the width it is shown at, for dense screens; more would only cost memory. */
const WIDTH = 128;

interface ThumbnailProps {
  file: File;
}

/**
 * A small picture of the file. It is drawn on a canvas, because a strict Content-Security-Policy forbids `blob:` addresses. A
 * file that cannot be drawn is shown as a sheet of paper.
 */
export function Thumbnail({ file }: ThumbnailProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [unreadable, setUnreadable] = useState<File>();
  const drawable = isPicture(file) && unreadable !== file;

  useEffect(() => {
    if (!drawable) return;
    let wanted = true;
    const draw = async () => {
      try {
        const picture = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' });
        if (wanted && canvas.current) {
          canvas.current.width = picture.width;
          canvas.current.height = picture.height;
          canvas.current.getContext('2d')?.drawImage(picture, 0, 0);
        }
        picture.close();
      } catch {
        if (wanted) setUnreadable(file);
      }
    };
    void draw();
    return () => {
      wanted = false;
    };
  }, [file, drawable]);

  return (
    <span className={css.thumbnail} data-state={drawable ? 'picture' : 'document'} aria-hidden="true">
      {drawable ? (
        <canvas ref={canvas} width={WIDTH} height={WIDTH} className={css.picture} />
      ) : (
        <Icon of={DocumentIcon} size="large" />
      )}
    </span>
  );
}
