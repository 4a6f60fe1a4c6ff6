import french from '../fr/contacts.ts';
import { laidOver } from '../laid-over.ts';

/** Wolof. Awaiting a native reader. */
export default laidOver(french, {
  contacts: {
    call: 'Woowal {{value}}',
    dial: 'Bësal {{value}}',
    chat: 'Bindal ci WhatsApp',
    write: 'Bindal {{value}}',
    open: 'Ubbil xët wi',
    free: 'Amul fey.',
    always: 'Guddi ak bëccëg.',
    operator: 'Sa operatër walla sa liggéeyukaayu xaalis',
    otherOperator: 'Beneen, walla xawma',
    find: {
      heading: 'Gis nimero bi te du soxla internet',
      unknown: 'Amuñu nimero bu ñu saytu ngir {{name}}.',
      card: 'Xoolal kàrtu SIM bi: nimeroy ndimbal bi mu ngi ci.',
      kiosk: 'Laajal ci bitiku operatër bi walla ci kiosk bi.',
      never: 'Bul woo mukk nimero bi nekk ci bataaxal bi.',
    },
    listeners: 'Waxal ak nit',
  },
});
