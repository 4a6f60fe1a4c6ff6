export { PictureButton, type PictureButtonProps } from './picture-button.tsx';
export { PictureNote, type PictureNoteProps, type PictureState } from './picture-note.tsx';
