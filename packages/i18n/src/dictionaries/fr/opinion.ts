/** What is not right about a verdict, in one touch. */
export default {
  notRight: {
    open: "Ce n'est pas juste",
    question: "Qu'est-ce qui n'est pas juste\u00A0?",
    scam: "C'est une arnaque",
    honest: "C'est honnête",
    misread: 'Vous avez mal lu',
    unhelpful: "Le conseil ne m'aide pas",
    thanks: "Merci, c'est noté.",
  },
};
