import french from '../fr/contacts.ts';
import { laidOver } from '../laid-over.ts';

/** Yorùbá. Awaiting a native reader. */
export default laidOver(french, {
  contacts: {
    call: 'Ẹ pe {{value}}',
    dial: 'Ẹ tẹ {{value}}',
    chat: 'Ẹ kọ̀wé lórí WhatsApp',
    write: 'Ẹ kọ̀wé sí {{value}}',
    open: 'Ẹ ṣí ojú-ewé náà',
    free: 'Ọ̀fẹ́ ni.',
    always: 'Tọ̀sán-tòru.',
    operator: 'Ilé-iṣẹ́ fóònù yín tàbí ti owó yín',
    otherOperator: 'Òmíràn, tàbí n kò mọ̀',
    find: {
      heading: 'Bí ẹ ṣe máa rí nọ́ńbà náà láìsí íńtánẹ́ẹ̀tì',
      unknown: 'A kò ní nọ́ńbà tí a ti ṣàyẹ̀wò fún {{name}}.',
      card: 'Ẹ wo káàdì SIM yín: nọ́ńbà ìrànlọ́wọ́ wà lára rẹ̀.',
      kiosk: 'Ẹ béèrè ní ọ́fíìsì ilé-iṣẹ́ fóònù yín tàbí ní kíóòsì.',
      bank: 'Báńkì: nọ́ńbà náà wà lẹ́yìn káàdì yín àti nínú ìwé báńkì yín.',
      never: 'Ẹ má ṣe pe nọ́ńbà tó wà nínú àtẹ̀jíṣẹ́ náà láéláé.',
    },
    listeners: 'Bá ẹnì kan sọ̀rọ̀',
  },
});
