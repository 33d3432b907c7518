// Apart from chat.ts so that the chat panel can show its words without loading the schemas.

export const chatGreeting =
  "Hi! I'm your Chat with Flow AI assistant. I can help you find the perfect fitness program from our 30+ options. What are your fitness goals?";

export const chatFailureText =
  "I'm having trouble connecting right now. Please try asking your question via WhatsApp for immediate assistance! 💬";

export const chatQuickReplies = [
  { label: 'Lose Weight', message: 'I want to lose weight' },
  { label: 'Build Muscle', message: 'I want to build muscle' },
  { label: 'Beginner', message: "I'm a complete beginner" },
] as const;
