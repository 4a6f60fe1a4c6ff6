import { describe, expect, test } from 'vitest';
import { readSettings } from './env.ts';
import { StartError } from './process/start-error.ts';

describe('settings', () => {
  test('without any, everything has a default', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ PORT: 3000, TRUST_PROXY: false, LOG_LEVEL: 'warn' });
    expect(settings.DATA_DIR.endsWith('data')).toBe(true);
    expect(settings.HOST).toBeUndefined();
    expect(settings).toMatchObject({ SMS_PER_HOUR: 300, SMS_PER_DAY: 2000 });
  });

  test('an empty variable counts as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: '', SECRET: '' })).toEqual(readSettings({}));
  });

  test('are read into what they mean', () => {
    expect(readSettings({ PORT: '0', TRUST_PROXY: 'true', PUBLIC_URL: 'https://example.org' })).toMatchObject(
      {
        PORT: 0,
        TRUST_PROXY: true,
        PUBLIC_URL: new URL('https://example.org'),
      },
    );
    expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, ::1' }).TRUST_PROXY).toBe('10.0.0.0/8, ::1');
  });

  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['HOST', 'two words'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'ftp://example.org'],
    ['SECRET', 'short-and-private'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT', 'none'],
    ['SMS_PROVIDER', 'pigeon'],
    ['SMS_URL', 'sms.example'],
    ['SMS_PER_HOUR', '0'],
    ['SMS_PER_DAY', '1e9'],
    ['SMTP_URL', 'https://mail.example'],
    ['MAIL_TO', 'nobody'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'ftp://collector.example'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'private-key'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_TRACES_SAMPLER', 'sometimes'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['OTEL_SDK_DISABLED', 'perhaps'],
  ])('a wrong %s is refused by one sentence that names it and keeps its value to itself', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^Wrong settings: ${name} must [^\n]+\\.$`));
    expect(read).not.toThrow(value);
  });

  test.each([
    ['africas-talking', 'SMS_USER', { SMS_KEY: 'key' }],
    ['africas-talking', 'SMS_KEY', { SMS_USER: 'user' }],
    ['twilio', 'SMS_FROM', { SMS_USER: 'user', SMS_KEY: 'key' }],
    ['http', 'SMS_URL', { SMS_KEY: 'key' }],
  ])('the SMS provider %s is refused without %s', (SMS_PROVIDER, name, variables) => {
    const read = () => readSettings({ SMS_PROVIDER, ...variables });
    expect(read).toThrow(`Wrong settings: ${name} must be set for SMS_PROVIDER ${SMS_PROVIDER}.`);
  });

  test('mail is refused without somebody to get it', () => {
    expect(() => readSettings({ SMTP_URL: 'smtp://mail.example' })).toThrow(
      'MAIL_TO must be set where SMTP_URL is.',
    );
  });
});
